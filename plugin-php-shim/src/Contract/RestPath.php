<?php

// Written by `npm run contract` from packages/contract/calls/rest-paths.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The contact calls, below {api_root}/{namespace}/. Spec section 7. */
final class RestPath
{
    public const SCHEMA = 'contact-forms/{id}/feedback/schema';
    public const FEEDBACK = 'contact-forms/{id}/feedback';
    public const REFILL = 'contact-forms/{id}/refill';
    public const NAMESPACE = 'contact-form-7/v1';
}
