<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields;

use Gazetteer\Api\FieldType;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;

/** The registry of field types. Other plugins add types; they cannot replace a type of this plugin. */
final class FieldTypes
{
    /** In the order of the editor's block inserter. */
    private const IN_FORMS = [
        'text' => Types\LineType::class,
        'email' => Types\LineType::class,
        'url' => Types\LineType::class,
        'tel' => Types\LineType::class,
        'number' => Types\NumberType::class,
        'range' => Types\RangeType::class,
        'date' => Types\DateType::class,
        'time' => Types\DateType::class,
        'textarea' => Types\TextareaType::class,
        'select' => Types\ChoiceType::class,
        'checkboxes' => Types\ChoiceType::class,
        'radios' => Types\ChoiceType::class,
        'acceptance' => Types\AcceptanceType::class,
        'quiz' => Types\QuizType::class,
        'captcha' => Types\CaptchaType::class,
        'file' => Types\FileType::class,
        'hidden' => Types\HiddenType::class,
        'submit' => Types\SubmitType::class,
    ];

    /** In the order of the screen for custom fields. */
    private const IN_LISTINGS = [
        'text' => Types\LineType::class,
        'textarea' => Types\TextareaType::class,
        'number' => Types\NumberType::class,
        'url' => Types\LineType::class,
        'date' => Types\DateType::class,
        'select' => Types\ChoiceType::class,
        'radio' => Types\ChoiceType::class,
        'checkbox' => Types\CheckboxType::class,
        'switch' => Types\CheckboxType::class,
        'checkboxes' => Types\ChoiceType::class,
    ];

    /** @var array<string, RegisteredType> Types of this plugin that were used. */
    private static array $known = [];
    /** @var array<string, PluginType>|null Types of other plugins. */
    private static ?array $added = null;

    /** A type of contact forms; null for an unknown slug. */
    public static function inForms(string $slug): ?RegisteredType
    {
        return isset(self::IN_FORMS[$slug]) ? self::known(self::IN_FORMS[$slug], $slug) : self::addedToForms()[$slug] ?? null;
    }

    /** A type of listings; null for an unknown slug. */
    public static function inListings(string $slug): ?RegisteredType
    {
        return isset(self::IN_LISTINGS[$slug]) ? self::known(self::IN_LISTINGS[$slug], $slug) : self::addedToListings()[$slug] ?? null;
    }

    /** The type of a listing's field. If the plugin of the type is inactive, the field is a text field. */
    public static function ofListingField(string $slug): RegisteredType
    {
        return self::inListings($slug) ?? self::known(Types\LineType::class, 'text');
    }

    /** The slug of `ofListingField()`. Does not load the class of the type. */
    public static function slugOfListingField(string $slug): string
    {
        return isset(self::IN_LISTINGS[$slug]) || isset(self::addedToListings()[$slug]) ? $slug : 'text';
    }

    /** @return list<string> The slugs of all types of contact forms. */
    public static function slugsInForms(): array
    {
        return [...array_keys(self::IN_FORMS), ...array_keys(self::addedToForms())];
    }

    /** @return list<string> The slugs of all types of listings. */
    public static function slugsInListings(): array
    {
        return [...array_keys(self::IN_LISTINGS), ...array_keys(self::addedToListings())];
    }

    /** @return array<string, PluginType> The types that other plugins add to contact forms. */
    public static function addedToForms(): array
    {
        return array_filter(self::added(), static fn (PluginType $type): bool => $type->isForForms);
    }

    /** @return array<string, PluginType> The types that other plugins add to listings. */
    public static function addedToListings(): array
    {
        return array_filter(self::added(), static fn (PluginType $type): bool => $type->isForListings);
    }

    /** @param class-string<RegisteredType> $class */
    private static function known(string $class, string $slug): RegisteredType
    {
        return self::$known["{$class} {$slug}"] ??= new $class($slug);
    }

    /** @return array<string, PluginType> */
    private static function added(): array
    {
        if (self::$added !== null) {
            return self::$added;
        }
        $added = [];
        foreach (Extensions::registry('gazetteer_field_types', [], FieldType::class) as $slug => $type) {
            // A block's name has no underscore.
            if (!str_contains($slug, '_') && !isset(self::IN_FORMS[$slug]) && !isset(self::IN_LISTINGS[$slug])) {
                $added[$slug] = new PluginType($slug, $type);
            }
        }

        // Plugins that load later may still add their types.
        return did_action('init') > 0 ? self::$added = $added : $added;
    }
}
