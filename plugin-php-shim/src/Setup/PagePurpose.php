<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use WP_Block_Type_Registry;

/** The purposes of the directory's pages. The values are keys in the settings. */
enum PagePurpose: string
{
    case Directory = 'directory';
    case Plans = 'plans';
    case Submit = 'submit';
    case MyListings = 'my_listings';
    case Contact = 'contact';

    public function title(): string
    {
        return match ($this) {
            self::Directory => __('Directory', 'gazetteer'),
            self::Plans => __('Plans', 'gazetteer'),
            self::Submit => __('Submit a listing', 'gazetteer'),
            self::MyListings => __('My listings', 'gazetteer'),
            self::Contact => __('Contact', 'gazetteer'),
        };
    }

    /** The description on the setup screen. */
    public function words(): string
    {
        return match ($this) {
            self::Directory => __('Lets visitors search and browse your listings.', 'gazetteer'),
            self::Plans => __('Shows the plans that owners choose from.', 'gazetteer'),
            self::Submit => __('The form that owners use to submit and edit a listing, with the plan that they chose.', 'gazetteer'),
            self::MyListings => __('Lets owners edit, renew and delete their listings, and shows their orders.', 'gazetteer'),
            self::Contact => __('A form that visitors use to write to you.', 'gazetteer'),
        };
    }

    /** The block that the page must contain. */
    public function block(): string
    {
        return match ($this) {
            self::Directory => 'gazetteer/directory',
            self::Plans => 'gazetteer/plan-chooser',
            self::Submit => 'gazetteer/listing-form',
            self::MyListings => 'gazetteer/my-listings',
            self::Contact => 'gazetteer/contact-form',
        };
    }

    /** The shortcode that a page without blocks must contain. */
    public function shortcode(): string
    {
        return str_replace(['/', '-'], '_', $this->block());
    }

    /** The title of the block in the block editor. */
    public function blockTitle(): string
    {
        return (string) (WP_Block_Type_Registry::get_instance()->get_registered($this->block())?->title ?: $this->title());
    }
}
