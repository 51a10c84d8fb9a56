<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint;

use RuntimeException;
use Throwable;

/** A call that gets no answer of its own kind: a code for the words, and the HTTP status. */
final class Refusal extends RuntimeException
{
    public const METHOD = 'method_not_allowed';
    public const TOO_LARGE = 'request_too_large';
    public const TOO_MANY_FIELDS = 'too_many_fields';
    public const FORBIDDEN = 'forbidden';
    public const NOT_FOUND = 'not_found';
    public const BROKEN = 'server_error';

    public function __construct(public readonly string $refused, public readonly int $status, ?Throwable $cause = null)
    {
        parent::__construct($refused, 0, $cause);
    }
}
