<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

use Gazetteer\Kernel\Http\Refusal;

/**
 * Limits image decoding to two requests of a site at the same time. Other requests wait. Each turn is a file lock,
 * which the operating system releases when the process ends, even after a crash.
 */
final class DecodingTurn
{
    private const TURNS = 2;
    /** How long a request waits for a turn. Shorter than the time after which web servers abort PHP. */
    private const SECONDS = 20;
    private const PAUSE = 100_000;
    private const TRY_AGAIN = 15;

    /** @param resource $file */
    private function __construct(private $file)
    {
    }

    /**
     * @throws Refusal If no turn becomes free in time.
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
