<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Contract\Meta;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Reads and writes a plan's extra lines and picture in the options array of the legacy theme, if the plan has this
 * array.
 */
final class LegacyOptions
{
    private const KEYS = [PlanKey::EXTRAS, PlanKey::PICTURE];

    /**
     * Returns a plan's metas. If the options array contains extra lines or a picture, they replace the plugin's own
     * metas.
     *
     * @param array<array-key, mixed> $metas
     * @return array<array-key, mixed>
     */
    public static function applyTo(array $metas): array
    {
        $options = $metas[Meta::LISTING] ?? null;
        foreach (is_array($options) ? self::KEYS : [] as $key) {
            $said = array_filter((array) ($options[$key] ?? ''), static fn (mixed $text): bool => is_scalar($text) && trim((string) $text) !== '');
            if ($said !== [] && ($key === PlanKey::EXTRAS || is_scalar($options[$key]))) {
                $metas[$key] = $options[$key];
            }
        }

        return $metas;
    }

    /**
     * @param array<array-key, mixed> $options
     * @param array<array-key, mixed> $said Values by meta key; only `KEYS` are used.
     * @return array<array-key, mixed>
     */
    public static function replace(array $options, array $said): array
    {
        return array_replace($options, array_intersect_key($said, array_flip(self::KEYS)));
    }

    /**
     * Moves the extra lines and the picture from the plugin's own metas to the plan's options array, if the plan has
     * one.
     *
     * @param array<array-key, mixed> $saved The saved metas of the plan.
     */
    public static function moveInto(int $plan, array $saved): void
    {
        $options = get_post_meta($plan, Meta::LISTING, true);
        $saved = array_intersect_key($saved, array_flip(self::KEYS));
        if (!is_array($options) || $saved === []) {
            return;
        }
        foreach (array_keys($saved) as $key) {
            $saved[$key] = get_post_meta($plan, $key, true);
        }
        // The legacy theme expects a URL instead of an attachment ID.
        if (isset($saved[PlanKey::PICTURE]) && is_numeric($saved[PlanKey::PICTURE])) {
            $saved[PlanKey::PICTURE] = (string) wp_get_attachment_url((int) $saved[PlanKey::PICTURE]);
        }
        $kept = self::replace($options, $saved);
        update_post_meta($plan, Meta::LISTING, wp_slash($kept));
        if (get_post_meta($plan, Meta::LISTING, true) === $kept) {
            array_map(static fn (string $key): bool => delete_post_meta($plan, $key), array_keys($saved));
        }
    }
}
