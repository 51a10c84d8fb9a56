<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Settings;

/** The addresses of the pages on which owners look after their listings. */
final class OwnerPages
{
    public const MY_LISTINGS = 'my_listings';
    public const SUBMIT = 'submit';

    public function __construct(private readonly Settings $settings)
    {
    }

    /** '' where there is no such page for visitors. */
    public function address(string $purpose): string
    {
        $page = $this->settings->page($purpose);

        return $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
    }

    /** Where a listing is edited without the administration; '' where nowhere. */
    public function edit(int $listing): string
    {
        $submit = $this->address(self::SUBMIT);

        return $submit === '' ? '' : add_query_arg(Field::LISTING, $listing, $submit);
    }

    /** The page that is shown, without what a visitor asked of it. */
    public static function current(): string
    {
        $page = get_queried_object_id();

        return (string) ($page > 0 && is_singular() ? get_permalink($page) : home_url('/'));
    }
}
