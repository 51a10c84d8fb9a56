<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** One REST route. Its answer goes out as it is; a refusal takes WordPress's own error shape. */
interface RestRoute
{
    public function method(): Method;

    /** Below the namespace, with named groups where a part varies: `contact-forms/(?P<id>\d+)/refill`. */
    public function path(): string;

    /** What somebody must be able to do on the site to call it; '' where it is open to all. */
    public function capability(): string;

    /**
     * What it can be given, by name, as WordPress describes arguments: a schema each. The route reads them by itself, since
     * what is wrong with them is for its own words to say; a `sanitize_callback` of its own is called before.
     *
     * @return array<string, array<string, mixed>>
     */
    public function args(): array;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
