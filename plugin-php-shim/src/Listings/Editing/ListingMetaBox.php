<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\SiteListingRights;

/** The meta box in the classic editor. A script writes the data into one hidden field of the editor's form. */
final class ListingMetaBox
{
    public const FIELD = 'gazetteer_listing';
    private const NONCE = 'gazetteer_listing_nonce';

    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        add_action("save_post_{$this->names->listing}", $this->save(...));
    }

    public static function draw(): void
    {
        wp_nonce_field(self::FIELD, self::NONCE, false);
        // The hidden field is empty until the script has loaded. If the user submits the form before that, the
        // listing's data stays unchanged.
        printf(
            '<input type="hidden" name="%s" id="gazetteer-listing-sent" value=""><div id="gazetteer-listing" class="gz-box"><noscript>%s</noscript></div>',
            esc_attr(self::FIELD),
            esc_html__('These details need JavaScript.', 'gazetteer'),
        );
    }

    private function save(int $listing): void
    {
        $nonce = $_POST[self::NONCE] ?? '';
        $sent = $_POST[self::FIELD] ?? '';
        // Ignore revisions and other posts. WordPress may save them in the same request, with the same fields in
        // `$_POST`.
        $isOther = wp_is_post_revision($listing) || (int) ($_POST['post_ID'] ?? 0) !== $listing;
        if ($isOther || !is_string($nonce) || !wp_verify_nonce($nonce, self::FIELD) || !current_user_can('edit_post', $listing)) {
            return;
        }
        $changed = is_string($sent) && $sent !== '' ? json_decode(wp_unslash($sent), true) : null;
        if (is_array($changed)) {
            $this->write($listing, $changed);
        }
    }

    /** @param array<array-key, mixed> $changed Unsanitized. The sanitize callback of each meta cleans its value. */
    private function write(int $listing, array $changed): void
    {
        $details = is_array($changed['details'] ?? null) ? $changed['details'] : [];
        $known = array_intersect_key($details, array_flip(array_column(Detail::cases(), 'value')));
        if (!SiteListingRights::mayDecide()) {
            unset($known[Detail::Claimed->value]);
        } elseif (is_numeric($changed['plan'] ?? null)) {
            update_post_meta($listing, ListingMeta::PLAN, absint($changed['plan']));
        }
        $this->merge($listing, $this->names->details, $known);
        $this->merge($listing, $this->names->values, is_array($changed['values'] ?? null) ? $changed['values'] : []);
        if (is_string($changed['gallery'] ?? null)) {
            update_post_meta($listing, Meta::GALLERY, wp_slash($changed['gallery']));
        }
    }

    /**
     * Merges changed values into a stored array, so that keys of other plugins stay.
     *
     * @param array<array-key, mixed> $changed
     */
    private function merge(int $listing, string $key, array $changed): void
    {
        $kept = get_post_meta($listing, $key, true);
        update_post_meta($listing, $key, wp_slash($changed + (is_array($kept) ? $kept : [])));
    }
}
