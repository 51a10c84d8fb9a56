<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

use RuntimeException;
use Throwable;

/** An error response: an error code, which selects the message for the visitor, and an HTTP status. */
final class Refusal extends RuntimeException
{
    public const METHOD = 'method_not_allowed';
    public const TOO_LARGE = 'request_too_large';
    public const TOO_MANY_FIELDS = 'too_many_fields';
    public const TOO_MANY_FILES = 'too_many_files';
    public const FORBIDDEN = 'forbidden';
    public const NOT_FOUND = 'not_found';
    public const BROKEN = 'server_error';
    public const NO_DATABASE = 'no_database';
    public const BUSY = 'busy';
    public const TOO_OFTEN = 'too_many_requests';
    public const UNDER_WAY = 'under_way';
    public const NO_SUCH_FORM = 'wpcf7_not_found';
    public const NO_UNIT_TAG = 'wpcf7_unit_tag_not_found';
    public const MEDIA_TYPE = 'wpcf7_unsupported_media_type';

    /** @param int $retryAfter Seconds until the client may retry; 0 for no `Retry-After` header. */
    public function __construct(
        public readonly string $refused,
        public readonly int $status,
        ?Throwable $cause = null,
        public readonly int $retryAfter = 0,
    ) {
        parent::__construct($refused, 0, $cause);
    }
}
