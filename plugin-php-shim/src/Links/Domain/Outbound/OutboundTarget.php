<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/**
 * Validates the target of an outbound link: an http or https URL without characters that can be mistaken for others.
 */
final class OutboundTarget
{
    public const LONGEST = 2000;
    /** WordPress keeps these characters in the URL of a redirect. All others are percent-encoded. */
    private const PLAIN = '/[^a-zA-Z0-9\-~+_.?#=&;,\/:%!*\[\]()@]/';
    private const HOST = '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[[0-9a-f:.]{2,45}\])$/D';

    /** Returns the normalized URL or the error. Called when a link is saved, and again before each redirect. */
    public static function read(string $typed): string|OutboundFault
    {
        $address = trim($typed, " \t\r\n");
        if ($address === '') {
            return OutboundFault::TargetMissing;
        }
        if (strlen($address) > self::LONGEST) {
            return OutboundFault::TargetTooLong;
        }
        if (preg_match('//u', $address) !== 1 || preg_match('/[\p{C}\s\\\\<>"]/u', $address) === 1) {
            return OutboundFault::TargetWrong;
        }
        if (preg_match('~^(https?)://([^/?#]*)(.*)$~Dis', $address, $found) !== 1) {
            return preg_match('~^(?:[a-z][a-z0-9+.-]*:|//|/)~i', $address) === 1 ? OutboundFault::TargetNotWeb : OutboundFault::TargetWrong;
        }
        [, $scheme, $server, $rest] = $found;
        if (str_contains($server, '@')) {
            return OutboundFault::TargetWithPassword;
        }
        $server = self::server($server);
        if ($server === null || preg_match('/%(?![0-9a-f]{2})/i', $rest) === 1) {
            return OutboundFault::TargetWrong;
        }
        $kept = strtolower($scheme) . "://{$server}" . (str_starts_with($rest, '/') ? '' : '/') . self::written($rest);

        return strlen($kept) > self::LONGEST ? OutboundFault::TargetTooLong : $kept;
    }

    public static function host(string $target): string
    {
        return preg_match('~^https?://(\[[^\]]*\]|[^/?#:]*)~i', $target, $found) === 1 ? strtolower($found[1]) : '';
    }

    /** Returns host and port; null if invalid. */
    private static function server(string $typed): ?string
    {
        if (preg_match('/^(.*?)(?::(\d{1,5}))?$/D', $typed, $found) !== 1) {
            return null;
        }
        $host = strtolower($found[1]);
        if (preg_match('/[^\x00-\x7F]/', $host) === 1) {
            // Without the intl extension, reject the host. The owner can enter its Punycode form, which browsers copy.
            $host = function_exists('idn_to_ascii') ? (string) idn_to_ascii($host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46) : '';
        }
        $port = (int) ($found[2] ?? 0);
        if (strlen($host) > 253 || preg_match(self::HOST, $host) !== 1 || $port > 65535 || ($found[2] ?? '1') === '0') {
            return null;
        }

        return $host . ($port === 0 ? '' : ":{$port}");
    }

    private static function written(string $rest): string
    {
        return (string) preg_replace_callback(self::PLAIN, static fn (array $sign): string => rawurlencode($sign[0]), $rest);
    }
}
