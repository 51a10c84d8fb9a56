<?php

// Written by `npm run contract` from packages/contract/listing-form/fields.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The listing's fields, as they are sent. Spec section 3. */
final class Field
{
    public const FORM_FIELDS = 'lp_form_fields_inn';
    public const FEATURES = 'lp_feature';
}
