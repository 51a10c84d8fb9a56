<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/**
 * An endpoint of the REST API. Its return value is sent without an envelope. Errors have the same format as
 * WordPress's REST errors.
 */
interface RestRoute
{
    public function method(): Method;

    /** The path without the namespace. Variable parts are named groups, as in `contact-forms/(?P<id>\d+)/refill`. */
    public function path(): string;

    /** The capability that the user needs; '' for a public route. */
    public function capability(): string;

    /**
     * The schemas of the arguments by name, as in `register_rest_route()`. WordPress validates all arguments except
     * those whose `sanitize_callback` is null.
     *
     * @return array<string, array<string, mixed>>
     */
    public function args(): array;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
