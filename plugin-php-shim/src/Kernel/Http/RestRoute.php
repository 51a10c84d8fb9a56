<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** One REST route. Its response is sent without an envelope; an error has the shape of WordPress's own REST errors. */
interface RestRoute
{
    public function method(): Method;

    /** The path below the namespace, with named groups for variable parts: `contact-forms/(?P<id>\d+)/refill`. */
    public function path(): string;

    /** The capability that a caller needs; '' if the route is public. */
    public function capability(): string;

    /**
     * The arguments by name, each with a schema as in `register_rest_route()`. WordPress validates them, except those
     * whose `sanitize_callback` is null.
     *
     * @return array<string, array<string, mixed>>
     */
    public function args(): array;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
