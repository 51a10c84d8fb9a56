<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** An endpoint for `admin-ajax.php`. Its return value is sent as JSON without an envelope. */
interface AjaxAction
{
    /** The action name as in the contract. The plugin replaces `{prefix}` with the configured prefix. */
    public function action(): string;

    /** @return array<array-key, mixed>|null */
    public function answer(Input $input): ?array;
}
