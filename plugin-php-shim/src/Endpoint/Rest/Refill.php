<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Closure;
use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Puzzles;
use Gazetteer\Domain\ContactForm\Throttle;
use Gazetteer\Endpoint\Caller;
use Gazetteer\Endpoint\ContactForm\FormCall;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;
use Gazetteer\Endpoint\Refusal;

if (!defined('ABSPATH')) {
    exit;
}

/** New captchas and quiz questions, for a page that is older than those in it. Drawing them costs, so it is limited as sending is. */
final class Refill extends FormCall
{
    protected const PATH = RestPath::REFILL;

    /**
     * @param Closure(): FormShelf $shelf
     * @param Closure(): Puzzles $puzzles
     * @param Closure(): Throttle $throttle
     * @param Closure(): Caller $caller
     */
    public function __construct(
        Closure $shelf,
        private readonly Closure $puzzles,
        private readonly Closure $throttle,
        private readonly Closure $caller,
    ) {
        parent::__construct($shelf);
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
        $wait = ($this->throttle)()->wait(($this->caller)()->address());
        if ($wait > 0) {
            throw new Refusal(Refusal::TOO_OFTEN, 429, null, $wait);
        }

        return ($this->puzzles)()->renewed($form);
    }
}
