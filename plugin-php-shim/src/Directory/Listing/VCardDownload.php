<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/**
 * The address of a listing's page with an argument that returns the listing as a vCard. WordPress decides who can see the
 * page, and therefore the card.
 */
final class VCardDownload
{
    private const ARGUMENT = 'gz_vcard';

    public static function url(int $listing): string
    {
        return add_query_arg(self::ARGUMENT, '1', (string) get_permalink($listing));
    }

    /** A card without contact details is of no use. */
    public static function isOffered(ListingView $view): bool
    {
        return ($view->phone() . $view->email() . $view->address() . $view->website()) !== '';
    }

    public static function isAsked(): bool
    {
        return isset($_GET[self::ARGUMENT]); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a public page.
    }

    /** Sends the card instead of the page. A listing with a password sends its page, which asks for the password. */
    public static function send(ListingView $view): void
    {
        if (post_password_required($view->listing->id)) {
            return;
        }
        header('Content-Type: text/vcard; charset=utf-8');
        header('Content-Disposition: attachment; filename="' . (sanitize_title($view->title()) ?: 'contact') . '.vcf"');
        header('X-Robots-Tag: noindex');
        echo VCard::ofListing($view); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- not HTML; VCard escapes.
        exit;
    }
}
