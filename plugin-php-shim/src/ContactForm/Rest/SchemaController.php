<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rest;

use Gazetteer\ContactForm\Domain\SchemaWriter;
use Gazetteer\Contract\RestPath;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the validation rules of a form, so that a script can validate before sending. */
final class SchemaController extends FormRoute
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
