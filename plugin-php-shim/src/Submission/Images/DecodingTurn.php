<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

use Gazetteer\Kernel\Http\Refusal;

/**
 * Limits image decoding to two requests of a site at the same time. Other requests wait. A request that decodes
 * images holds a file lock. The operating system releases the lock when the process ends, even after a crash.
 */
final class DecodingTurn
{
    private const TURNS = 2;
    /** Maximum seconds that a request waits for a file lock. Web servers abort PHP only after a longer time. */
    private const SECONDS = 20;
    private const PAUSE = 100_000;
    private const TRY_AGAIN = 15;

    /** @param resource $file */
    private function __construct(private $file)
    {
    }

    /**
     * @throws Refusal If no file lock becomes free in time.
     * @throws NotStored
     */
    public static function wait(): self
    {
        $folder = ImageFolder::path();
        $end = microtime(true) + self::SECONDS;
        do {
            for ($turn = 1; $turn <= self::TURNS; $turn++) {
                $file = self::lock("{$folder}/turn-{$turn}.lock");
                if ($file !== null) {
                    return new self($file);
                }
            }
            usleep(self::PAUSE);
        } while (microtime(true) < $end);

        throw new Refusal(Refusal::BUSY, 503, retryAfter: self::TRY_AGAIN);
    }

    public function end(): void
    {
        flock($this->file, LOCK_UN);
        fclose($this->file);
    }

    /** @return resource|null Null if another request holds the lock. */
    private static function lock(string $path)
    {
        $file = @fopen($path, 'c');
        if ($file === false) {
            throw new NotStored('There is no place for images.');
        }
        // Some network file systems do not support locks. Decode without a limit there.
        if (flock($file, LOCK_EX | LOCK_NB, $isTaken) || $isTaken !== 1) {
            return $file;
        }
        fclose($file);

        return null;
    }
}
