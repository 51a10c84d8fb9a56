<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

/** Under which names a plan's facts are kept. The legacy theme's, odd spellings included, so that its plans are read as they are. */
final class PlanKey
{
    public const PACKAGE = 'plan_package_type';
    public const PRICE = 'plan_price';
    public const DAYS = 'plan_time';
    public const LISTINGS = 'plan_text';
    public const HOT = 'plan_hot';
    public const DURATION = 'plan_duration_type';
    public const USE = 'plan_usge_for';
    public const CATEGORIES = 'lp_selected_cats';
    public const FOR = 'plan_for';
    public const IMAGES = 'plan_no_of_img';
    public const MEGABYTES = 'plan_img_lmt';
    public const EXTRAS = 'lp_price_plan_addmore';
    public const COLOUR = 'plan_title_color';
    /** The number of an attachment; on sites of the legacy theme the address of an image. */
    public const PICTURE = 'lp_price_plan_bg';
    public const PICTURE_URL = '~^https?://[^\s"\'<>`]+$~iD';

    public const IS_PACKAGE = 'Package';
    public const IS_SINGLE = 'Pay Per Listing';
    public const BY_CATEGORY = 'by category';
    public const GENERAL = 'default';
    public const YES = 'true';
    public const NO = 'false';
    public const HIDE = 'hide';
}
