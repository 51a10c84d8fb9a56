<?php

// Written by `npm run contract` from packages/contract/contact-form/inputs.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What our own contact forms carry against machines and double posts. */
final class GuardInput
{
    public const REQUEST = 'gazetteer_request';
    public const HONEYPOT = 'gazetteer_note';
    public const DRAWN = 'gazetteer_drawn';
}
