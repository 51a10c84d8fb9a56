<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint;

/** One call of the site's AJAX address. Its answer goes out as it is, without an envelope. */
interface AjaxEndpoint
{
    /** As the contract spells it; `{prefix}` stands for the product's own name. */
    public function action(): string;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
