<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Builder\FieldNames;
use Gazetteer\ContactForm\Builder\FieldReader;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Http\Input;
use WP_Post;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads forms from their posts, with a cache for the request. */
final class FormPosts implements FormRepository
{
    /** @var array<string, SavedForm|null> By site and post ID. */
    private array $read = [];

    public function find(int $id): ?Form
    {
        $saved = $this->saved($id);

        return $saved?->isPublished ? $saved->form : null;
    }

    public function keepDays(int $id): ?int
    {
        return $this->saved($id)?->form->keepDays;
    }

    public function keepFileDays(int $id): ?int
    {
        return $this->saved($id)?->form->keepFileDays;
    }

    /** Also returns unpublished forms; the caller must check the permission. */
    public function saved(int $id): ?SavedForm
    {
        $key = get_current_blog_id() . ":{$id}";
        if (!array_key_exists($key, $this->read)) {
            $post = $id > 0 ? get_post($id) : null;
            $isForm = $post instanceof WP_Post && $post->post_type === ContactFormModule::FORM && $post->post_status !== 'trash';
            $this->read[$key] = $isForm ? self::read($post) : null;
        }

        return $this->read[$key];
    }

    private static function read(WP_Post $post): SavedForm
    {
        $fields = [];
        $blocks = self::named(parse_blocks($post->post_content), new FieldNames(), $fields);
        $settings = get_post_meta($post->ID, Meta::FORM_SETTINGS, true);
        $settings = new Input(is_array($settings) ? $settings : []);
        $messages = get_post_meta($post->ID, Meta::FORM_MESSAGES, true);

        $form = new Form(
            id: $post->ID,
            title: $post->post_title,
            locale: get_locale(),
            fields: $fields,
            messages: FormDefaults::messages(is_array($messages) ? $messages : []),
            mail: FormDefaults::toOwner(get_post_meta($post->ID, Meta::FORM_MAIL, true), $fields),
            reply: FormDefaults::toVisitor(get_post_meta($post->ID, Meta::FORM_REPLY, true), $fields),
            acceptanceAsValidation: $settings->flag('acceptanceAsValidation'),
            membersOnly: $settings->flag('membersOnly'),
            keepDays: $settings->int('keepDays', Form::KEEP_DAYS, 0),
            emailLimit: $settings->int('emailLimit', Form::EMAIL_LIMIT, 0),
            formLimit: $settings->int('formLimit', Form::FORM_LIMIT, 0),
            keepFileDays: $settings->int('keepFileDays', Form::KEEP_FILE_DAYS, 0),
        );

        return new SavedForm($form, $blocks, $post->post_status === 'publish', $settings->text('htmlClass'));
    }

    /**
     * @param array<array-key, array<string, mixed>> $blocks
     * @param list<FormField> $fields The fields are appended in page order.
     * @return list<array<string, mixed>>
     */
    private static function named(array $blocks, FieldNames $names, array &$fields): array
    {
        $named = [];
        foreach ($blocks as $block) {
            $type = FieldReader::type((string) ($block['blockName'] ?? ''));
            if ($type !== null) {
                $block['attrs'] = self::withName($type->slug, (array) $block['attrs'], $names);
                $fields[] = FieldReader::read($type, $block['attrs']);
            }
            $block['innerBlocks'] = self::named($block['innerBlocks'], $names, $fields);
            $named[] = $block;
        }

        return $named;
    }

    /**
     * @param array<array-key, mixed> $attributes
     * @return array<array-key, mixed>
     */
    private static function withName(string $type, array $attributes, FieldNames $names): array
    {
        if ($type === 'submit') {
            return $attributes;
        }
        $words = array_map(
            static fn (mixed $word): string => is_string($word) ? $word : '',
            [$attributes['name'] ?? '', $attributes['label'] ?? ''],
        );

        return ['name' => $names->give($type, $words[0], sanitize_title($words[1]))] + $attributes;
    }
}
