<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** One REST route. Its answer goes out as it is; a refusal takes WordPress's own error shape. */
interface RestRoute
{
    public function method(): Method;

    /** Below the namespace, with named groups where a part varies: `contact-forms/(?P<id>\d+)/refill`. */
    public function path(): string;

    public function access(): Access;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
