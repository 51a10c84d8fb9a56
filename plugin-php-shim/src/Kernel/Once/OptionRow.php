<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.

namespace Gazetteer\Kernel\Once;

use RuntimeException;

/**
 * A row of the options table that concurrent requests can write safely. A write succeeds only if the row is unchanged
 * since it was read. The object cache is not used. With `add_option()` and `update_option()`, two concurrent requests
 * could both succeed.
 */
final class OptionRow
{
    /** The value that was last read or written; null if there is no row. */
    public ?string $text = null;

    /** @param string $autoload The value of the `autoload` column for a new row. */
    public function __construct(private readonly string $name, private readonly string $autoload = 'no')
    {
    }

    public function read(): ?string
    {
        global $wpdb;
        $found = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $this->name));

        return $this->text = $found === null ? null : (string) $found;
    }

    /** @return int|false 1 if this request added the row, 0 if the row exists, false if the statement failed. */
    public function add(string $text): int|false
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, %s)";

        return $this->written($text, $wpdb->query($wpdb->prepare($sql, $this->name, $text, $this->autoload)));
    }

    /** @return int|false 1 if the value was written, 0 if another request has changed the row, false on an error. */
    public function write(string $text): int|false
    {
        global $wpdb;
        if ($this->text === null) {
            return $this->add($text);
        }
        $sql = "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s";

        return $this->written($text, $wpdb->query($wpdb->prepare($sql, $text, $this->name, $this->text)));
    }

    /**
     * Overwrites the row if it has expired. The value must begin with a Unix timestamp, because it is compared as
     * text.
     */
    public function replaceExpired(string $text, int $now): bool
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s";

        return $this->written($text, $wpdb->query($wpdb->prepare($sql, $text, $this->name, (string) $now))) === 1;
    }

    /** Deletes the row, unless another request has changed it. */
    public function delete(): void
    {
        global $wpdb;
        if ($this->text !== null) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->text));
            $this->text = null;
        }
    }

    /** @return array<array-key, mixed>|null The decoded JSON value; null if there is no row. */
    public function json(): ?array
    {
        return $this->text === null ? null : (array) json_decode($this->text, true);
    }

    /**
     * @param array<array-key, mixed> $value
     * @return bool False if another request has changed the row since it was read.
     */
    public function writeJson(array $value): bool
    {
        $text = (string) wp_json_encode($value);
        // If an update does not change the value, the database reports 0 affected rows.
        $written = $text === $this->text ? 1 : $this->write($text);
        if ($written === false) {
            throw new RuntimeException('The request could not be noted.');
        }

        return $written === 1;
    }

    /** Deletes expired rows. Their values must begin with the Unix timestamp of their expiry. */
    public static function sweep(string $prefix): void
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s";
        $wpdb->query($wpdb->prepare($sql, $wpdb->esc_like($prefix) . '%', (string) time()));
    }

    private function written(string $text, int|bool $rows): int|false
    {
        if ($rows === 1) {
            $this->text = $text;
        }

        return $rows === false ? false : (int) $rows;
    }
}
