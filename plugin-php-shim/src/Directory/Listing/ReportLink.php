<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Kernel\Settings;

/** The link with which visitors report a mistake in a listing: a page of the site with a form, or an email. */
final class ReportLink
{
    /** The key of the setting: an email address, or the URL of a page. Empty for no link. */
    public const OPTION = 'reportTo';
    /** URL arguments of the page. A contact form takes them as the defaults of fields with these names. */
    public const TITLE = 'listing-title';
    public const LINK = 'listing-url';

    public static function url(ListingView $view): string
    {
        $to = ((array) get_option(Settings::OPTION, []))[self::OPTION] ?? '';
        $to = is_string($to) ? $to : '';
        if (is_email($to)) {
            /* translators: %s: name of a listing. */
            $subject = sprintf(__('A mistake in “%s”', 'gazetteer'), $view->title());

            return 'mailto:' . rawurlencode($to) . '?subject=' . rawurlencode($subject) . '&body=' . rawurlencode($view->url());
        }

        return $to === '' ? '' : add_query_arg([self::TITLE => rawurlencode($view->title()), self::LINK => rawurlencode($view->url())], $to);
    }

    public static function clean(string $typed): string
    {
        return is_email($typed) ? sanitize_email($typed) : sanitize_url($typed, ['http', 'https']);
    }
}
