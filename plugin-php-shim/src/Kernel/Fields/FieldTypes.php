<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields;

use Gazetteer\Api\FieldType;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;

/** The registry of field types. Other plugins can add types, but cannot replace the types of this plugin. */
final class FieldTypes
{
    /** The field types of contact forms, in the order of the block inserter. */
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

    /** The field types of listings, in the order of the screen for custom fields. */
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

    /** @var array<string, RegisteredType> The types of this plugin that were already created. */
    private static array $known = [];
    /** @var array<string, PluginType>|null The types of other plugins; null before they are loaded. */
    private static ?array $added = null;

    /** Returns a field type of contact forms; null for an unknown slug. */
    public static function inForms(string $slug): ?RegisteredType
    {
        return isset(self::IN_FORMS[$slug]) ? self::known(self::IN_FORMS[$slug], $slug) : self::addedToForms()[$slug] ?? null;
    }

    /** Returns a field type of listings; null for an unknown slug. */
    public static function inListings(string $slug): ?RegisteredType
    {
        return isset(self::IN_LISTINGS[$slug]) ? self::known(self::IN_LISTINGS[$slug], $slug) : self::addedToListings()[$slug] ?? null;
    }

    /** Returns the type of a custom field. If the plugin that added the type is inactive, returns the text type. */
    public static function ofListingField(string $slug): RegisteredType
    {
        return self::inListings($slug) ?? self::known(Types\LineType::class, 'text');
    }

    /** The slug of `ofListingField()`. Does not load the class of the type. */
    public static function slugOfListingField(string $slug): string
    {
        return isset(self::IN_LISTINGS[$slug]) || isset(self::addedToListings()[$slug]) ? $slug : 'text';
    }

    /** @return list<string> */
    public static function slugsInForms(): array
    {
        return [...array_keys(self::IN_FORMS), ...array_keys(self::addedToForms())];
    }

    /** @return list<string> */
    public static function slugsInListings(): array
    {
        return [...array_keys(self::IN_LISTINGS), ...array_keys(self::addedToListings())];
    }

    /** @return array<string, PluginType> */
    public static function addedToForms(): array
    {
        return array_filter(self::added(), static fn (PluginType $type): bool => $type->isForForms);
    }

    /** @return array<string, PluginType> */
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
            // The slug becomes a part of a block's name, which cannot contain underscores.
            if (!str_contains($slug, '_') && !isset(self::IN_FORMS[$slug]) && !isset(self::IN_LISTINGS[$slug])) {
                $added[$slug] = new PluginType($slug, $type);
            }
        }

        // Do not cache the types before `init`, because other plugins may still add types.
        return did_action('init') > 0 ? self::$added = $added : $added;
    }
}
