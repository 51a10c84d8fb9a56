<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Fields\ValueCleaning;

/** What a listing keeps beside its text and its terms. */
final class ListingMeta
{
    public const PLAN = 'plan_id';
    /** Where the legacy theme keeps the plan once more. */
    public const PLAN_DETAIL = 'Plan_id';

    /** Whether its sender gets a mail once it is public: DUE, or SENT. Missing where nobody was told to wait. */
    public const PUBLIC_MAIL = '_gazetteer_public_mail';
    public const DUE = 'due';
    public const SENT = 'sent';
    /** When a listing that had run out was published again. */
    public const BROUGHT_BACK = '_gazetteer_brought_back';
    /** What its owner wants it to be, while that waits for a yes. */
    public const WAITING_EDIT = '_gazetteer_waiting_edit';
    /** Why that was not taken over. */
    public const DECLINED_EDIT = '_gazetteer_declined_edit';
    /** The end of its time that its owner was told of. */
    public const END_TOLD = '_gazetteer_end_told';

    public static function register(DataNames $names): void
    {
        $details = array_map(static fn (Detail $detail): string => $detail->value, Detail::cases());
        $schema = array_fill_keys($details, ['type' => 'string']);
        foreach ([Detail::Hours, Detail::Faqs] as $detail) {
            // PHP writes an empty object as a list.
            $schema[$detail->value] = ['type' => ['object', 'array'], 'additionalProperties' => true];
        }
        self::add($names, $names->details, DetailCleaning::all(...), $schema, static fn (mixed $stored): array => self::shown($stored, $details));
        self::add($names, $names->values, ValueCleaning::kept(...), [], ValueCleaning::fields(...));
        self::add($names, Meta::GALLERY, static fn (mixed $ids): string => implode(',', ValueCleaning::ids($ids)));
        self::add($names, self::PLAN, static fn (mixed $id): int => is_numeric($id) ? absint($id) : 0);
    }

    /**
     * @param callable(mixed): mixed $clean
     * @param array<string, array<string, mixed>>|null $properties Null where it is no array.
     * @param (callable(mixed): mixed)|null $show How it goes out through the REST API, where it is one.
     */
    private static function add(DataNames $names, string $key, callable $clean, ?array $properties = null, ?callable $show = null): void
    {
        // XML-RPC writes an array as a whole, what is not the author's to say in it included.
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
     * What others keep in the same array may be anything, and is nobody's business.
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
