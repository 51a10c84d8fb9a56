<?php

// Written by `npm run contract` from packages/contract/contact-form/form-status.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The statuses of a contact form, and the server's words for them. Spec section 4. */
final class FormStatus
{
    public const INIT = 'init';

    private const BY_SERVER = [
        'init' => 'init',
        'validation_failed' => 'invalid',
        'acceptance_missing' => 'unaccepted',
        'spam' => 'spam',
        'aborted' => 'aborted',
        'mail_sent' => 'sent',
        'mail_failed' => 'failed',
        'submitting' => 'submitting',
        'resetting' => 'resetting',
        'validating' => 'validating',
        'payment_required' => 'payment-required',
    ];

    /** A status that nobody knows is custom: whatever is not a letter or digit parts its words. */
    public static function fromServer(string $status): string
    {
        if (isset(self::BY_SERVER[$status])) {
            return self::BY_SERVER[$status];
        }
        if (in_array($status, self::BY_SERVER, true)) {
            return $status;
        }
        preg_match_all('/[0-9a-z]+/i', $status, $found);
        $words = $found[0];
        $first = array_shift($words) ?? '';

        return 'custom-' . $first . ($words === [] ? '' : '-' . implode('', $words));
    }
}
