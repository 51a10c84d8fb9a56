<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Fields\ValueCleaning;

/** Registers and reads the post metas of a listing, and names the meta of its owner. */
final class ListingMeta
{
    public const PLAN = 'plan_id';
    /** Key in the details array under which the legacy theme stores a copy of the plan id. */
    public const PLAN_DETAIL = 'Plan_id';

    /** Whether to email the sender when the listing is public: DUE or SENT. Without this meta, no mail is sent. */
    public const PUBLIC_MAIL = '_gazetteer_public_mail';
    public const DUE = 'due';
    public const SENT = 'sent';
    /** Time at which an expired listing was published again. */
    public const BROUGHT_BACK = '_gazetteer_brought_back';
    /** The pending edit of the listing's owner. */
    public const WAITING_EDIT = '_gazetteer_waiting_edit';
    /** The reason why the owner's latest edit was declined. */
    public const DECLINED_EDIT = '_gazetteer_declined_edit';
    /** The expiry date in the last reminder that the owner got. */
    public const END_TOLD = '_gazetteer_end_told';
    /** User meta of accounts that a submission created. The value identifies the request that created the account. */
    public const MADE_ACCOUNT = 'gazetteer_made';

    public static function register(DataNames $names): void
    {
        $details = array_map(static fn (Detail $detail): string => $detail->value, Detail::cases());
        $schema = array_fill_keys($details, ['type' => 'string']);
        foreach ([Detail::Hours, Detail::Faqs] as $detail) {
            // Allow an array, because PHP encodes an empty object as an array.
            $schema[$detail->value] = ['type' => ['object', 'array'], 'additionalProperties' => true];
        }
        self::add($names, $names->details, DetailCleaning::all(...), $schema, static fn (mixed $stored): array => self::shown($stored, $details));
        self::add($names, $names->values, ValueCleaning::toStore(...), [], ValueCleaning::fields(...));
        self::add($names, Meta::GALLERY, static fn (mixed $ids): string => implode(',', ValueCleaning::ids($ids)));
        self::add($names, self::PLAN, static fn (mixed $id): int => is_numeric($id) ? absint($id) : 0);
    }

    /** @return array<array-key, mixed> The meta value; an empty array if the stored value is not an array. */
    public static function arrayOf(int $listing, string $key): array
    {
        $stored = get_post_meta($listing, $key, true);

        return is_array($stored) ? $stored : [];
    }

    /**
     * The legacy theme stores the plan only in the details.
     *
     * @param array<array-key, mixed> $details
     * @return int 0 for a listing without a plan.
     */
    public static function planId(mixed $stored, array $details): int
    {
        foreach ([$stored, $details[self::PLAN_DETAIL] ?? 0] as $plan) {
            if (is_numeric($plan) && (int) $plan > 0) {
                return (int) $plan;
            }
        }

        return 0;
    }

    /**
     * @param callable(mixed): mixed $clean
     * @param array<string, array<string, mixed>>|null $properties Null if the meta is not an array.
     * @param (callable(mixed): mixed)|null $show Prepares an array for the REST API.
     */
    private static function add(DataNames $names, string $key, callable $clean, ?array $properties = null, ?callable $show = null): void
    {
        // Over XML-RPC, authors may not write the details meta, because a write replaces the whole array, including
        // details that authors may not change.
        $decided = [self::PLAN, ...(defined('XMLRPC_REQUEST') ? [$names->details] : [])];
        $type = $properties === null ? ($key === self::PLAN ? 'integer' : 'string') : 'object';
        register_post_meta($names->listing, $key, [
            'type' => $type,
            'single' => true,
            'auth_callback' => static fn (bool $allowed, string $meta, int $listing): bool => current_user_can('edit_post', $listing)
                && (!in_array($key, $decided, true) || SiteListingRights::mayDecide()),
            'sanitize_callback' => static fn (mixed $value): mixed => $clean($value),
            'show_in_rest' => [
                'schema' => $properties === null ? ['type' => $type] : ['type' => $type, 'additionalProperties' => true, 'properties' => $properties],
                'prepare_callback' => static fn (mixed $value): mixed => $show === null ? $clean($value) : (object) $show($value),
            ],
        ]);
    }

    /**
     * Removes values of other plugins from the array, because the REST API must not expose them.
     *
     * @param list<string> $details
     * @return array<string, mixed>
     */
    private static function shown(mixed $stored, array $details): array
    {
        $shown = DetailCleaning::all(array_intersect_key(is_array($stored) ? $stored : [], array_flip($details)));
        foreach ([Detail::Hours->value, Detail::Faqs->value] as $name) {
            if (isset($shown[$name])) {
                $shown[$name] = (object) $shown[$name];
            }
        }

        return $shown;
    }
}
