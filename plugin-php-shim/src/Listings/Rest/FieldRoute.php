<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Data\Types;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\RestRoute;

if (!defined('ABSPATH')) {
    exit;
}

/** Base class of the plugin's REST routes for the field screen. Only users who can edit fields may call them. */
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
