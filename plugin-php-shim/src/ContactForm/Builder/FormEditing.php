<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\ContactForm\FormDefaults;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Fields\PluginType;
use WP_Block_Editor_Context;

/** Configures the block editor for forms: the allowed blocks, and the default texts for its script. */
final class FormEditing
{
    public const CATEGORY = 'gazetteer-form';

    private const LAYOUT = [
        'core/heading', 'core/paragraph', 'core/columns', 'core/column', 'core/group', 'core/spacer', 'core/separator', 'core/image',
        'core/list', 'core/list-item',
    ];

    public static function allow(mixed $allowed, WP_Block_Editor_Context $context): mixed
    {
        if (!self::isForm($context)) {
            return $allowed;
        }
        $fields = array_map(static fn (string $slug): string => FieldReader::BLOCK . $slug, FieldTypes::slugsInForms());

        return [...$fields, ...self::LAYOUT];
    }

    /**
     * @param array<array-key, array<string, mixed>> $categories
     * @return array<array-key, array<string, mixed>>
     */
    public static function addCategory(array $categories, WP_Block_Editor_Context $context): array
    {
        return self::isForm($context)
            ? [['slug' => self::CATEGORY, 'title' => __('Form fields', 'gazetteer'), 'icon' => null], ...$categories]
            : $categories;
    }

    /** @return array<string, mixed> */
    public static function scriptData(): array
    {
        $mail = FormDefaults::toOwner(null, []);

        return [
            'messages' => FormDefaults::messages([]),
            'mail' => ['to' => $mail->to, 'subject' => $mail->subject, 'body' => $mail->body],
            'reply' => ['subject' => FormDefaults::replySubject(), 'body' => FormDefaults::replyBody()],
            'largestUpload' => FieldReader::uploadLimit(),
            'takenNames' => FieldNames::TAKEN_BY_WORDPRESS,
            'types' => array_values(array_map(static fn (PluginType $type): array => [
                'slug' => $type->slug,
                'title' => $type->label(),
                'description' => $type->description(),
                'settings' => $type->settings(),
                'sample' => $type->sample(),
            ], FieldTypes::addedToForms())),
        ];
    }

    private static function isForm(WP_Block_Editor_Context $context): bool
    {
        return ($context->post->post_type ?? '') === FormPostType::NAME;
    }
}
