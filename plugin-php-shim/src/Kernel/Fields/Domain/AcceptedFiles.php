<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** The file types that a field accepts. */
final class AcceptedFiles
{
    /** The default types if the field lists none: common pictures, documents, audio and video. */
    private const USUAL = [
        'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'pdf', 'txt', 'csv', 'rtf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx',
        'odt', 'ods', 'odp', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'mov', 'webm', 'avi', 'mpg', 'wmv', 'zip',
    ];

    /** Types that a server or browser would execute are never accepted, even if the form lists them. */
    private const NEVER = [
        'php', 'php3', 'php4', 'php5', 'php7', 'php8', 'phps', 'phtml', 'pht', 'phar', 'htaccess', 'htm', 'html', 'xhtml', 'shtml',
        'svg', 'svgz', 'xml', 'xsl', 'js', 'mjs', 'jsp', 'jspx', 'asp', 'aspx', 'cgi', 'pl', 'py', 'rb', 'sh', 'exe', 'msi', 'com',
        'bat', 'cmd', 'scr', 'vbs', 'ps1', 'dll', 'jar', 'hta', 'lnk', 'swf', 'class', 'apk', 'dmg', 'app', 'iso', 'reg', 'wsf',
    ];

    /** @return list<string> Extensions in lower case, without the dot. */
    public static function extensions(FormField $field): array
    {
        $named = array_map(static fn (string $extension): string => strtolower(ltrim(trim($extension), '.')), $field->accept);

        return array_values(array_diff($named === [] ? self::USUAL : $named, self::NEVER));
    }

    /** For all files of the field together. */
    public static function bytes(FormField $field): int
    {
        return max(1, $field->maxKilobytes) * 1024;
    }

    public static function extension(string $name): string
    {
        $dot = strrpos($name, '.');

        return $dot === false ? '' : strtolower(substr($name, $dot + 1));
    }

    /** Some servers execute `page.php.jpg`, because of the extension in the middle. */
    public static function isDangerous(string $name): bool
    {
        $parts = explode('.', strtolower($name));

        return array_intersect(array_slice($parts, 1), self::NEVER) !== [];
    }
}
