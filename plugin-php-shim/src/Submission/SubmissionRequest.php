<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\VisitorAddress;
use Gazetteer\Submission\Guard\Origin;

if (!defined('ABSPATH')) {
    exit;
}

/** The data, the sender and the origin of a submission. */
final class SubmissionRequest
{
    /**
     * @param int $user The logged-in account; 0 for a guest.
     * @param string $address A salted hash of the IP address; '' if visitors cannot be distinguished.
     * @param bool $asksAgain Whether the client retries the request when the response asks it to.
     */
    public function __construct(
        public readonly Input $input,
        public readonly int $user,
        public readonly Origin $origin,
        public readonly string $address,
        public readonly int $time,
        public readonly bool $asksAgain = false,
    ) {
    }

    public static function of(Input $input): self
    {
        return new self($input, get_current_user_id(), Origin::ofRequest(), VisitorAddress::hash(), time(), Request::asksAgain());
    }
}
