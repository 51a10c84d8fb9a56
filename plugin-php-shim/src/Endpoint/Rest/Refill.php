<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Closure;
use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Puzzles;
use Gazetteer\Endpoint\Access;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\Endpoint\RestEndpoint;

/** New captchas and quiz questions, for a page that is older than those in it. */
final class Refill implements RestEndpoint
{
    /**
     * @param Closure(): FormShelf $shelf
     * @param Closure(): Puzzles $puzzles
     */
    public function __construct(private readonly Closure $shelf, private readonly Closure $puzzles)
    {
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function path(): string
    {
        return str_replace('{id}', '(?P<id>\d+)', RestPath::REFILL);
    }

    public function access(): Access
    {
        return Access::Anyone;
    }

    public function answer(Input $input): array
    {
        $form = ($this->shelf)()->find($input->id('id')) ?? throw new Refusal(Refusal::NO_SUCH_FORM, 404);

        return ($this->puzzles)()->renewed($form);
    }
}
