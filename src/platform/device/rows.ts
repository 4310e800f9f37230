import { asyncCalls, events, type Need, syncCall, joinRows } from '@/platform/call/rows';
import { beginCopy, beginMotion, beginOrientation, beginPaste } from './begin-in-tap';
import { appBaseInfo, deviceInfo, systemInfo, windowInfo } from './system-info';

const calls = () => import('./calls');

const vibration: Need = ({ navigator }) => 'vibrate' in navigator;
const motion: Need = ({ DeviceMotionEvent }) => DeviceMotionEvent;
const clipboardReading: Need = ({ navigator }) => navigator.clipboard?.readText;
const wakeLock: Need = ({ navigator }) => 'wakeLock' in navigator;
const orientation: Need = ({ DeviceOrientationEvent }) => DeviceOrientationEvent;

export const deviceRows = joinRows(
  {
    /** The size of the window, and which parts of it are covered. */
    getWindowInfo: syncCall((context) => () => windowInfo(context)),
    /** All of getWindowInfo, getDeviceInfo and getAppBaseInfo. */
    getSystemInfoSync: syncCall((context) => () => systemInfo(context)),
    /** The phone: brand, model, system. */
    getDeviceInfo: syncCall((context) => () => deviceInfo(context)),
    /** The app and the browser: language, theme, versions. */
    getAppBaseInfo: syncCall((context) => () => appBaseInfo(context)),
  },
  asyncCalls(calls, {
    /** All of getWindowInfo, getDeviceInfo and getAppBaseInfo. */
    getSystemInfo: {},
    /**
     * The kind of network that the phone uses.
     *
     * @support Everywhere; Chromium alone, and WeChat and WeCom, know more than online and offline
     * @rejects abort
     */
    getNetworkType: {},
    /**
     * Opens the phone's dialler with a number.
     *
     * @support Phones, and computers with an app for calls
     */
    makePhoneCall: {},
    /**
     * Copies a text.
     *
     * @support Everywhere after a tap; without https by selection
     */
    setClipboardData: { begin: beginCopy },
    /**
     * Reads the text of the clipboard.
     *
     * @support Chromium, Safari, Firefox 125+; over https, after a tap, and the browser asks
     */
    getClipboardData: {
      begin: beginPaste,
      needs: clipboardReading,
    },
    /**
     * Vibrates for 15 ms.
     *
     * @support Chromium on Android; desktops may accept it and stay still; not iOS, not Firefox
     */
    vibrateShort: { needs: vibration },
    /**
     * Vibrates for 400 ms.
     *
     * @support Chromium on Android; desktops may accept it and stay still; not iOS, not Firefox
     */
    vibrateLong: { needs: vibration },
    /**
     * Starts the accelerometer for onAccelerometerChange.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    startAccelerometer: { begin: beginMotion, needs: motion },
    /**
     * Stops the accelerometer.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    stopAccelerometer: {},
    /**
     * Starts the compass for onCompassChange.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    startCompass: { begin: beginOrientation, needs: orientation },
    /**
     * Stops the compass.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    stopCompass: {},
    /**
     * Starts the gyroscope for onGyroscopeChange.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    startGyroscope: { begin: beginMotion, needs: motion },
    /**
     * Stops the gyroscope.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    stopGyroscope: {},
    /** Closes the keyboard. */
    hideKeyboard: {},
    /**
     * Keeps the screen from turning off.
     *
     * @support Chromium, Safari 16.4+, Firefox 126+; over https
     */
    setKeepScreenOn: { needs: wakeLock },
  }),
  events(calls, {
    /**
     * A new reading of the accelerometer.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    onAccelerometerChange: {},
    /**
     * A new reading of the compass.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    onCompassChange: {},
    /**
     * A new reading of the gyroscope.
     *
     * @support Phones over https; iOS asks the user; no desktop
     */
    onGyroscopeChange: {},
    /**
     * The height of the keyboard changed.
     *
     * @support Phones and tablets with a screen keyboard
     */
    onKeyboardHeightChange: {},
    /**
     * The phone went online or offline, or changed its network.
     *
     * @support Everywhere; Chromium alone knows more than online and offline
     */
    onNetworkStatusChange: {},
    /** The system changed between light and dark. */
    onThemeChange: {},
    /** The size of the window changed. */
    onWindowResize: {},
  }),
);
