<?php

// Written by `npm run contract` from packages/contract/listing-form/error-keys.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The keys under which a refused listing names its fields. Spec section 8. */
final class ErrorKey
{
    public const TITLE = 'postTitle';
    public const ADDRESS = 'gAddress';
    public const CATEGORY = 'category';
    public const LOCATION = 'location';
    public const CONTENT = 'postContent';
    public const EMAIL = 'email';
    public const USERNAME = 'inputUsername';
    public const PASSWORD = 'inputUserpass';
    public const CUSTOM_USERNAME = 'customUname';
    public const GALLERY = 'listingfiles';
}
