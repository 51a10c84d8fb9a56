<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\SchemaWriter;
use Gazetteer\Endpoint\ContactForm\FormCall;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;

if (!defined('ABSPATH')) {
    exit;
}

/** What a form asks of its fields, so that a script can say so before anything is sent. */
final class FeedbackSchema extends FormCall
{
    protected const PATH = RestPath::SCHEMA;

    public function method(): Method
    {
        return Method::Get;
    }

    public function answer(Input $input): array
    {
        $form = $this->form($input);

        return SchemaWriter::write($form);
    }
}
