<?php

// Written by `npm run contract` from packages/contract/storage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Term and post metas: those of older themes, odd spellings included, and ours. */
final class Meta
{
    public const CATEGORY_FEATURES = 'lp_category_tags';
    public const CATEGORY_FIELDS = 'fileds_ids';
    public const LISTING = 'lp_listingpro_options';
    public const LISTING_FIELDS = 'lp_listingpro_options_fields';
    public const GALLERY = 'gallery_image_ids';
    public const PLAN_PACKAGE = 'plan_package_type';
    public const PLAN_PRICE = 'plan_price';
    public const PLAN_DURATION = 'plan_duration_type';
    public const PLAN_LISTINGS = 'plan_text';
    public const PLAN_DAYS = 'plan_time';
    public const PLAN_USE = 'plan_usge_for';
    public const PLAN_CATEGORIES = 'lp_selected_cats';
    public const PLAN_FOR = 'plan_for';
    public const PLAN_IMAGES = 'plan_no_of_img';
    public const PLAN_MEGABYTES = 'plan_img_lmt';
    public const PLAN_LINES = 'lp_price_plan_addmore';
    public const PLAN_HOT = 'plan_hot';
    public const PLAN_COLOUR = 'plan_title_color';
    public const PLAN_PICTURE = 'lp_price_plan_bg';
    public const CATEGORY_SHOWS_EMPTY = 'gazetteer_exclusive';
    public const FIELD_SETTINGS = 'gazetteer_field_settings';
    public const FORM_MAIL = 'gazetteer_mail';
    public const FORM_REPLY = 'gazetteer_reply';
    public const FORM_MESSAGES = 'gazetteer_messages';
    public const FORM_SETTINGS = 'gazetteer_form_settings';
}
