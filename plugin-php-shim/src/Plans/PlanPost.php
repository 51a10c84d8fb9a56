<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Amount;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;
use WP_Post;

/** Reads a plan from its post. Missing or invalid values get defaults. */
final class PlanPost
{
    /** @param array<array-key, mixed>|null $metas One value per key; null to read the metas from the database. */
    public static function read(WP_Post $post, ?array $metas = null): Plan
    {
        // WordPress stores some titles with markup and entities.
        $title = html_entity_decode(wp_strip_all_tags($post->post_title, true), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return self::fromMetas($post->ID, $title, $post->post_content, $metas ?? self::metas($post->ID));
    }

    /** @param array<array-key, mixed> $metas One value per key. */
    public static function fromMetas(int $id, string $title, string $text, array $metas): Plan
    {
        $metas = LegacyOptions::applyTo($metas);
        $input = new Input($metas);
        $colour = $input->text(PlanKey::COLOUR);
        $picture = $input->text(PlanKey::PICTURE);
        $features = PlanKey::features($metas);

        return new Plan(
            id: $id,
            title: $title,
            text: $text,
            price: Amount::read($input->text(PlanKey::PRICE)),
            isPackage: $input->text(PlanKey::PACKAGE) === PlanKey::IS_PACKAGE,
            days: $input->int(PlanKey::DAYS, 0, 0),
            listings: $input->int(PlanKey::LISTINGS, 0, 0),
            duration: Duration::tryFrom($input->text(PlanKey::DURATION)),
            isByCategory: $input->text(PlanKey::USE) === PlanKey::BY_CATEGORY,
            // A plan that was set back to “default” still has the list of categories. Ignore it.
            categories: $input->text(PlanKey::USE) === PlanKey::GENERAL ? [] : $input->ids(PlanKey::CATEGORIES, 500),
            for: PlanFor::tryFrom(self::forWhom($metas)),
            isHot: $input->flag(PlanKey::HOT),
            includes: array_values(array_filter($features, static fn (string $slug): bool => $input->flag(PlanKey::ofFeature($slug)))),
            unlisted: array_values(array_filter($features, static fn (string $slug): bool => $input->text(PlanKey::ofHiddenFeature($slug)) !== '')),
            images: $input->int(PlanKey::IMAGES, 0, 0),
            megabytes: Amount::read($input->text(PlanKey::MEGABYTES)),
            extras: array_values(array_filter($input->list(PlanKey::EXTRAS), static fn (string $line): bool => $line !== '')),
            colour: preg_match('/^#[0-9a-f]{6}$/iD', $colour) === 1 ? $colour : '',
            picture: ctype_digit($picture) ? $input->id(PlanKey::PICTURE) : 0,
            pictureUrl: preg_match(PlanKey::PICTURE_URL, $picture) === 1 ? $picture : '',
        );
    }

    /** @return array<string, mixed> */
    public static function metas(int $id): array
    {
        $metas = [];
        foreach ((array) get_post_meta($id) as $key => $values) {
            $metas[$key] = maybe_unserialize($values[0] ?? '');
        }

        return $metas;
    }

    /**
     * Returns the plan's use. If this plugin has not saved it, reads the options array of the legacy theme.
     *
     * @param array<array-key, mixed> $metas
     */
    public static function forWhom(array $metas): string
    {
        $said = new Input(array_key_exists(PlanKey::FOR, $metas) ? $metas : (array) ($metas[Meta::LISTING] ?? []));

        return $said->text(PlanKey::FOR);
    }
}
