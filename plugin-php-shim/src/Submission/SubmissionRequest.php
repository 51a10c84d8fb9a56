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

/** What was sent, by whom, and from where. */
final class SubmissionRequest
{
    /**
     * @param int $user The account of the session; 0 for a guest.
     * @param string $address A salted hash; '' where visitors cannot be told apart.
     * @param bool $asksAgain Whether the client sends the same request again where it is told to.
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
