<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Data\Types;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\RestRoute;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Base class of the REST routes for the field screen, in addition to WordPress's own. Only for users who can edit
 * fields.
 */
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
