<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\ContactForm;

use Closure;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Endpoint\Access;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\Endpoint\RestEndpoint;

if (!defined('ABSPATH')) {
    exit;
}

/** A call about one form, which its address names. Open to all: a contact form is for strangers. */
abstract class FormCall implements RestEndpoint
{
    /** As the contract spells it, with `{id}` for the form. */
    protected const PATH = '';

    /** @param Closure(): FormShelf $shelf */
    public function __construct(private readonly Closure $shelf)
    {
    }

    public function path(): string
    {
        return str_replace('{id}', '(?P<id>\d+)', static::PATH);
    }

    public function access(): Access
    {
        return Access::Anyone;
    }

    protected function form(Input $input): Form
    {
        return ($this->shelf)()->find($input->id('id')) ?? throw new Refusal(Refusal::NO_SUCH_FORM, 404);
    }
}
