<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

/** Goes round with everything whose next try has come. */
final class RetryRound
{
    /** A mail server that does not answer may hold each of them for minutes. */
    private const AT_ONCE = 10;
    private const LONGEST = 40;
    private const PAUSE = 60;

    public function __construct(
        private readonly EntryTable $table,
        private readonly EntryShelf $shelf,
        private readonly Redelivery $redelivery,
    ) {
    }

    public function run(): void
    {
        $this->table->ensure();
        $began = time();
        foreach ($this->shelf->due($began, self::AT_ONCE) as $id) {
            $this->redelivery->tryDue($id);
            if (time() - $began > self::LONGEST) {
                break;
            }
        }
        $this->shelf->countUnsent();

        $next = $this->shelf->nextDue();
        if ($next > 0) {
            EntryCron::retryAt(max($next, time() + self::PAUSE));
        }
    }
}
