<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\ContactForm\Rest;

use Closure;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\RestRoute;

if (!defined('ABSPATH')) {
    exit;
}

/** A route for one form. It is public, because visitors without an account use contact forms. */
abstract class FormRoute implements RestRoute
{
    /** The path in the contract, with `{id}` for the form. */
    protected const PATH = '';

    /** @param Closure(): FormRepository $repository */
    public function __construct(private readonly Closure $repository)
    {
    }

    public function path(): string
    {
        return str_replace('{id}', '(?P<id>\d+)', static::PATH);
    }

    public function capability(): string
    {
        return '';
    }

    public function args(): array
    {
        // WordPress does not validate the ID, because the contract defines the error for an unknown form.
        return ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true, 'sanitize_callback' => null]];
    }

    protected function form(Input $input): Form
    {
        return ($this->repository)()->find($input->id('id')) ?? throw new Refusal(Refusal::NO_SUCH_FORM, 404);
    }
}
