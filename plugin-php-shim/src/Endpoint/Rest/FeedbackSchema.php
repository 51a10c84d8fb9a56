<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Closure;
use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\SchemaWriter;
use Gazetteer\Endpoint\Access;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\Endpoint\RestEndpoint;

/** What a form asks of its fields, so that a script can say so before anything is sent. */
final class FeedbackSchema implements RestEndpoint
{
    /** @param Closure(): FormShelf $shelf */
    public function __construct(private readonly Closure $shelf)
    {
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function path(): string
    {
        return str_replace('{id}', '(?P<id>\d+)', RestPath::SCHEMA);
    }

    public function access(): Access
    {
        return Access::Anyone;
    }

    public function answer(Input $input): array
    {
        $form = ($this->shelf)()->find($input->id('id')) ?? throw new Refusal(Refusal::NO_SUCH_FORM, 404);

        return SchemaWriter::write($form);
    }
}
