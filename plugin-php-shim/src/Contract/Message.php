<?php

// Written by `npm run contract` from packages/contract/messages.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What a visitor is told, word for word and before translation. Spec section 8. */
final class Message
{
    public const FORM_INVALID = 'Sorry! There is problem in your submission';
    public const INVALID_JSON = 'The response is not a valid JSON response.';
    public const OFFLINE = 'You are probably offline.';
    public const PLACE_WITHOUT_GEOMETRY = 'No details available for input: \'{name}\'';
    public const WRONG_PLACE = 'Error: This contact form is placed in the wrong place.';
}
