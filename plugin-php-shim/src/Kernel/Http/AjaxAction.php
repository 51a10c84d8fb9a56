<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** One action of the site's AJAX endpoint. Its response is sent without an envelope. */
interface AjaxAction
{
    /** The action name as in the contract; `{prefix}` is replaced by the configured prefix. */
    public function action(): string;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
