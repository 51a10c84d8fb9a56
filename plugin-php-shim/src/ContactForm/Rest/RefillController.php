<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\ContactForm\Rest;

use Closure;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\Contract\RestPath;
use Gazetteer\Kernel\Http\Caller;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\Refusal;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Returns new captchas and quiz questions, for example for a cached page. Creating images is expensive, so the route
 * has a rate limit.
 */
final class RefillController extends FormRoute
{
    protected const PATH = RestPath::REFILL;

    /**
     * @param Closure(): FormRepository $repository
     * @param Closure(): ChallengeProvider $challenges
     * @param Closure(string): int $wait Counts a call from a visitor address. Returns the seconds until the next call
     *     is allowed.
     * @param Closure(): Caller $caller
     */
    public function __construct(
        Closure $repository,
        private readonly Closure $challenges,
        private readonly Closure $wait,
        private readonly Closure $caller,
    ) {
        parent::__construct($repository);
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function answer(Input $input): array
    {
        $form = $this->form($input);
        if (!$form->hasPuzzles()) {
            return [];
        }
        $wait = ($this->wait)(($this->caller)()->address());
        if ($wait > 0) {
            throw new Refusal(Refusal::TOO_OFTEN, 429, null, $wait);
        }

        return ($this->challenges)()->renewed($form);
    }
}
