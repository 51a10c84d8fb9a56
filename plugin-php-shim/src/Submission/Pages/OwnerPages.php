<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Settings;

/** URLs of the pages for listing owners. */
final class OwnerPages
{
    public const MY_LISTINGS = 'my_listings';
    public const SUBMIT = 'submit';

    public function __construct(private readonly Settings $settings)
    {
    }

    /** Returns the URL of a page from the settings; '' if the page is not published. */
    public function address(string $purpose): string
    {
        $page = $this->settings->page($purpose);

        return $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
    }

    /** URL of the edit form of a listing on the front end; '' if there is no page with the form. */
    public function edit(int $listing): string
    {
        $submit = $this->address(self::SUBMIT);

        return $submit === '' ? '' : add_query_arg(Field::LISTING, $listing, $submit);
    }

    /** URL of the current page, without query parameters. */
    public static function current(): string
    {
        $page = get_queried_object_id();

        return (string) ($page > 0 && is_singular() ? get_permalink($page) : home_url('/'));
    }
}
