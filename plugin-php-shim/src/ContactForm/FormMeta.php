<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Http\Input;

/** The post meta of a form: mails, messages and settings. Only users who can edit forms can read or change them. */
final class FormMeta
{
    public const MAIL = Meta::FORM_MAIL;
    public const REPLY = Meta::FORM_REPLY;
    public const MESSAGES = Meta::FORM_MESSAGES;
    public const SETTINGS = Meta::FORM_SETTINGS;

    private const MAIL_SHAPE = [
        'to' => 'string', 'subject' => 'string', 'body' => 'string', 'replyTo' => 'string', 'sender' => 'string',
        'html' => 'boolean', 'attachFiles' => 'boolean',
    ];
    private const REPLY_SHAPE = [
        'on' => 'boolean', 'to' => 'string', 'subject' => 'string', 'body' => 'string', 'html' => 'boolean', 'sender' => 'string',
    ];
    private const SETTINGS_SHAPE = [
        'acceptanceAsValidation' => 'boolean', 'membersOnly' => 'boolean', 'keepDays' => 'integer', 'keepFileDays' => 'integer',
        'emailLimit' => 'integer', 'formLimit' => 'integer', 'htmlClass' => 'string',
    ];

    public static function register(): void
    {
        if (registered_meta_key_exists('post', self::MAIL, FormPostType::NAME)) {
            return;
        }
        foreach (self::shapes() as $key => $shape) {
            register_post_meta(FormPostType::NAME, $key, [
                'type' => 'object',
                'single' => true,
                'revisions_enabled' => true,
                'auth_callback' => static fn (): bool => current_user_can(FormPostType::CAPABILITY),
                'sanitize_callback' => static fn (mixed $value): array => self::clean($shape, $value),
                'show_in_rest' => ['schema' => [
                    'type' => 'object',
                    'additionalProperties' => false,
                    'properties' => array_map(static fn (string $type): array => ['type' => $type], $shape),
                ]],
            ]);
        }
    }

    /** @return array<string, array<string, string>> The type of each value, by meta key. */
    private static function shapes(): array
    {
        $messages = array_map(static fn (FormMessage $message): string => $message->value, FormMessage::cases());

        return [
            self::MAIL => self::MAIL_SHAPE,
            self::REPLY => self::REPLY_SHAPE,
            self::MESSAGES => array_fill_keys($messages, 'string'),
            self::SETTINGS => self::SETTINGS_SHAPE,
        ];
    }

    /**
     * @param array<string, string> $shape
     * @return array<string, string|bool|int> Only the given values; the others keep their defaults.
     */
    private static function clean(array $shape, mixed $value): array
    {
        $given = is_array($value) ? array_intersect_key($value, $shape) : [];
        $input = new Input($given);
        $clean = [];
        foreach (array_keys($given) as $name) {
            $clean[$name] = match (true) {
                $shape[$name] === 'boolean' => $input->flag($name),
                $shape[$name] === 'integer' => $input->int($name, 0, 0, 36_500),
                $name === 'body' => $input->flag('html') ? wp_kses_post($input->html($name)) : $input->lines($name),
                default => $input->text($name),
            };
        }

        return $clean;
    }
}
