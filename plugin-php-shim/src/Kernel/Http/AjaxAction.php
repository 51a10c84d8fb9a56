<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** One call of the site's AJAX address. Its answer goes out as it is, without an envelope. */
interface AjaxAction
{
    /** As the contract spells it; `{prefix}` stands for the product's own name. */
    public function action(): string;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
