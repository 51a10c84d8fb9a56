<?php

// Written by `npm run contract` from packages/contract/listing-form/fields.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The listing's fields, as they are sent. Spec section 3. */
final class Field
{
    public const TITLE = 'postTitle';
    public const CONTENT = 'postContent';
    public const CATEGORY = 'category';
    public const LOCATION = 'location';
    public const LOCATION_TEXT = 'locationn';
    public const ADDRESS = 'gAddress';
    public const CUSTOM_ADDRESS = 'gAddresscustom';
    public const LATITUDE = 'latitude';
    public const LONGITUDE = 'longitude';
    public const PHONE = 'phone';
    public const WEBSITE = 'website';
    public const GALLERY = 'listingfiles';
    public const FEATURED_IMAGE = 'lp-featuredimage';
    public const LOGO = 'business_logo';
    public const KEPT_IMAGES = 'listingeditfiles';
    public const REMOVED_IMAGES = 'listImg_remove';
    public const LISTING = 'lp_post';
    public const FAQ_QUESTION = 'faq';
    public const FAQ_ANSWER = 'faqans';
    public const FORM_FIELDS = 'lp_form_fields_inn';
    public const FEATURES = 'lp_feature';
    public const EMAIL = 'email';
    public const CUSTOM_USERNAME = 'customUname';
    public const USERNAME = 'inputUsername';
    public const PASSWORD = 'inputUserpass';
    public const PROCESS_LOGIN = 'processLogin';
    public const REQUEST = 'gazetteer_request';
    public const NONCE_CREATE = 'post_nonce_field';
    public const NONCE_EDIT = 'edit_nonce_field';
    public const NONCE_ACTION_CREATE = 'post_nonce';
    public const NONCE_ACTION_EDIT = 'edit_nonce';
    public const PASSED_WHATSAPP = 'whatsapp';
    public const PASSED_TAGLINE = 'tagline_text';
    public const PASSED_TAGS = 'tags';
    public const PASSED_PRICE_STATUS = 'price_status';
    public const PASSED_PRICE_FROM = 'listingprice';
    public const PASSED_PRICE_TO = 'listingptext';
    public const PASSED_VIDEO = 'postVideo';
    public const PASSED_BUSINESS_HOURS = 'business_hours';
    public const PASSED_PLAN = 'plan_id';
    public const PASSED_PLAN_CATEGORY = 'lppre_plan_cats';
    public const PASSED_TERMS = 'policycheck';
    public const PASSED_GALLERY_ORDER = 'gazetteer_gallery_order';
    public const PASSED_REMOVED_SINGLES = 'gazetteer_remove';
    public const PASSED_VERSION = 'gazetteer_version';
}
