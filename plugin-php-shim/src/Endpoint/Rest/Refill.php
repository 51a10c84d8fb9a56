<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Closure;
use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Puzzles;
use Gazetteer\Endpoint\ContactForm\FormCall;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;

/** New captchas and quiz questions, for a page that is older than those in it. */
final class Refill extends FormCall
{
    protected const PATH = RestPath::REFILL;

    /**
     * @param Closure(): FormShelf $shelf
     * @param Closure(): Puzzles $puzzles
     */
    public function __construct(Closure $shelf, private readonly Closure $puzzles)
    {
        parent::__construct($shelf);
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function answer(Input $input): array
    {
        $form = $this->form($input);

        return ($this->puzzles)()->renewed($form);
    }
}
