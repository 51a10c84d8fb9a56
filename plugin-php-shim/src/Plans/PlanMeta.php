<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Contract\Duration;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Amount;
use Gazetteer\Plans\Domain\PlanFor;
use WP_Post;
use WP_REST_Request;

/** Registers the metas of plans for REST and sanitizes their values. */
final class PlanMeta
{
    private const MOST_CATEGORIES = 500;

    public function __construct(private readonly string $plan)
    {
    }

    public function register(): void
    {
        if (registered_meta_key_exists('post', PlanKey::PRICE, $this->plan)) {
            return;
        }
        foreach (self::schemas() as $key => $schema) {
            register_post_meta($this->plan, $key, [
                'type' => $schema['type'],
                'single' => true,
                'auth_callback' => static fn (): bool => current_user_can(Types::EDIT_PLANS),
                'sanitize_callback' => static fn (mixed $value): mixed => self::clean($key, $schema, $value),
                'show_in_rest' => ['schema' => $schema, 'prepare_callback' => static fn (mixed $value): mixed => self::clean($key, $schema, self::kept($key, $value))],
            ]);
        }
        add_action("rest_after_insert_{$this->plan}", self::keep(...), 10, 2);
    }

    /** Moves values to the options array of the legacy theme, after saving and before the response is created. */
    private static function keep(WP_Post $plan, WP_REST_Request $request): void
    {
        LegacyOptions::moveInto($plan->ID, (array) ($request['meta'] ?? []));
    }

    /** @return array<string, array<string, mixed>> By meta key. */
    private static function schemas(): array
    {
        $text = ['type' => 'string'];
        $whole = ['type' => 'string', 'pattern' => '^[0-9]{0,' . PlanKey::MOST_DIGITS . '}$'];
        $amount = ['type' => 'string', 'pattern' => '^([0-9]{1,' . PlanKey::MOST_DIGITS . '}(\.[0-9]{1,2})?)?$'];
        $schemas = [
            PlanKey::PACKAGE => ['type' => 'string', 'enum' => [PlanKey::IS_SINGLE, PlanKey::IS_PACKAGE]],
            PlanKey::PRICE => $amount,
            PlanKey::DAYS => $whole,
            PlanKey::LISTINGS => $whole,
            PlanKey::HOT => ['type' => 'string', 'enum' => ['', PlanKey::YES, PlanKey::NO]],
            PlanKey::DURATION => ['type' => 'string', 'enum' => ['', ...array_column(Duration::cases(), 'value')]],
            PlanKey::USE => ['type' => 'string', 'enum' => [PlanKey::GENERAL, PlanKey::BY_CATEGORY]],
            PlanKey::CATEGORIES => ['type' => 'array', 'items' => ['type' => 'integer', 'minimum' => 1], 'maxItems' => self::MOST_CATEGORIES],
            PlanKey::FOR => ['type' => 'string', 'enum' => ['', ...array_column(PlanFor::cases(), 'value')]],
            PlanKey::IMAGES => $whole,
            PlanKey::MEGABYTES => $amount,
            PlanKey::EXTRAS => ['type' => 'array', 'items' => $text, 'maxItems' => PlanKey::MOST_EXTRAS],
            PlanKey::COLOUR => ['type' => 'string', 'pattern' => '^(#[0-9a-fA-F]{6})?$'],
            PlanKey::PICTURE => ['type' => 'string', 'pattern' => '^([0-9]{0,9}|[hH][tT][tT][pP][sS]?:\/\/[^\s"\'<>`]+)$', 'maxLength' => 1000],
        ];
        foreach (array_keys(PlanFeatures::all()) as $slug) {
            $schemas[PlanKey::ofFeature($slug)] = ['type' => 'string', 'enum' => ['', PlanKey::YES, PlanKey::NO]];
            $schemas[PlanKey::ofHiddenFeature($slug)] = ['type' => 'string', 'enum' => ['', PlanKey::HIDE]];
        }

        return $schemas;
    }

    /**
     * Returns the value that the legacy theme stores in its options array. Without it, the owner would see an empty
     * field and overwrite the value.
     */
    private static function kept(string $key, mixed $value): mixed
    {
        return match ($key) {
            PlanKey::FOR => PlanPost::forWhom(PlanPost::metas((int) get_the_ID())),
            PlanKey::EXTRAS, PlanKey::PICTURE => LegacyOptions::applyTo(PlanPost::metas((int) get_the_ID()))[$key] ?? $value,
            default => $value,
        };
    }

    /**
     * Also cleans stored values before REST returns them, so that one invalid value does not hide the whole plan.
     *
     * @param array<string, mixed> $schema
     */
    private static function clean(string $key, array $schema, mixed $value): mixed
    {
        $input = new Input([$key => $value]);
        if ($schema['type'] === 'array') {
            return $key === PlanKey::CATEGORIES
                ? $input->ids($key, self::MOST_CATEGORIES)
                : array_values(array_filter($input->list($key, PlanKey::MOST_EXTRAS, PlanKey::LONGEST_EXTRA), static fn (string $line): bool => $line !== ''));
        }
        $text = $input->text($key);
        if (isset($schema['enum'])) {
            // Legacy plans store several different values for “hide”.
            return str_ends_with($key, '_hide') ? ($text === '' ? '' : PlanKey::HIDE) : $input->choice($key, $schema['enum'], $schema['enum'][0]);
        }

        if (preg_match("/{$schema['pattern']}/D", $text) === 1) {
            return $text;
        }

        // Prices of legacy plans may contain text. Parse the amount, so that the plan does not become free.
        return in_array($key, [PlanKey::PRICE, PlanKey::MEGABYTES], true) ? (string) Amount::read($text) : '';
    }
}
