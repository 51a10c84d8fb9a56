<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Data\Types;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\RestRoute;

if (!defined('ABSPATH')) {
    exit;
}

/** What the screen of fields asks beside WordPress's own records. For those who may change fields. */
abstract class FieldRoute implements RestRoute
{
    public const PATH = '';

    public function method(): Method
    {
        return Method::Get;
    }

    public function path(): string
    {
        return static::PATH;
    }

    public function capability(): string
    {
        return Types::EDIT_FIELDS;
    }

    public function args(): array
    {
        return [];
    }
}
