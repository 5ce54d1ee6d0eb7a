// Memories, transceivers, converters, clocks, port expanders and drivers.
import type { SymbolEntry } from "../build/entry";
import { icTable } from "../build/ic-table";

const memory = icTable(
  { library: "memory", keywords: "memory,存储器" },
  `
24LC01B 24LC02B 24LC32A 24LC64 24LC128 24LC256 24LC512 AT24C02 AT24C32 AT24C64 AT24C256 | soic8 | EEPROM, I2C | eeprom,i2c | 1:A0 2:A1 3:A2 7:WP | 5:SDA:b 6:SCL:i | 8:VCC | 4:GND
25LC256 25LC512 25LC1024 25AA02E48 | soic8 | EEPROM, SPI | eeprom,spi | 5:SI 6:SCK:i> 1:~CS 3:~WP 7:~HOLD | 2:SO:t | 8:VCC | 4:VSS
W25Q16JV W25Q32JV W25Q64JV W25Q128JV GD25Q64 | Package_SO:SOIC-8_5.3x5.3mm_P1.27mm | Serial NOR flash, SPI | flash,spi,闪存 | 1:~CS 6:CLK:i> - 5:DI/IO0:b 2:DO/IO1:b | 3:~WP/IO2:b 7:~HOLD/IO3:b | 8:VCC | 4:GND
23LC1024 23LC512 | soic8 | Serial SRAM, SPI | sram,spi | 1:~CS 6:SCK:i> - 5:SI/SIO0:b 2:SO/SIO1:b | 3:SIO2:b 7:~HOLD/SIO3:b | 8:VCC | 4:VSS
62256 28C256 | dipw28 | 32 K x 8 memory, parallel | sram,eeprom,并行 | 10:A0 9:A1 8:A2 7:A3 6:A4 5:A5 4:A6 3:A7 25:A8 24:A9 21:A10 23:A11 2:A12 26:A13 1:A14 - 20:~CE 22:~OE 27:~WE | 11:D0:t 12:D1:t 13:D2:t 15:D3:t 16:D4:t 17:D5:t 18:D6:t 19:D7:t | 28:VCC | 14:GND
`,
);

const transceivers = icTable(
  { library: "interface", keywords: "interface,接口" },
  `
MAX232 MAX3232 SP3232 ST3232 | soic16 | Dual RS-232 transceiver | rs232,uart,串口 | 11:T1IN 10:T2IN 12:R1OUT:o 9:R2OUT:o - 1:C1+:p 3:C1-:p 4:C2+:p 5:C2-:p | 14:T1OUT 7:T2OUT 13:R1IN:i 8:R2IN:i - 2:VS+:W - 6:VS-:W | 16:VCC | 15:GND
MAX485 SP3485 MAX3485 SN75176 ADM485 LTC485 | soic8 | RS-485 transceiver, half duplex | rs485,收发器 | 4:DI 3:DE 2:~RE 1:RO:t | 6:A:b - 7:B:b | 8:VCC | 5:GND
TJA1050 | soic8 | CAN transceiver | can,收发器 | 1:TXD 4:RXD:o 8:S | 7:CANH:b 6:CANL:b 5:VREF | 3:VCC | 2:GND
MCP2551 SN65HVD230 | soic8 | CAN transceiver | can,收发器 | 1:TXD 4:RXD:o 8:RS | 7:CANH:b 6:CANL:b 5:VREF | 3:VCC | 2:GND
MCP2515 | soicw18 | CAN controller, SPI | can,控制器 | 14:SI 15:SO:t 13:SCK:i> 16:~CS 17:~RESET - 8:OSC1 7:OSC2:o 3:CLKOUT:o | 1:TXCAN 2:RXCAN:i 12:~INT 11:~RX0BF 10:~RX1BF 4:~TX0RTS:i 5:~TX1RTS:i 6:~TX2RTS:i | 18:VDD | 9:VSS
CH340C | soic16 | USB to UART bridge, internal oscillator | usb,uart,ttl,串口,转串口 | 5:UD+:b 6:UD-:b - 15:R232 7:NC:n 8:~OUT:o | 2:TXD 3:RXD:i 14:~RTS 9:~CTS:i 13:~DTR 10:~DSR:i 11:~RI:i 12:~DCD:i | 16:VCC 4:V3:p | 1:GND
CH340G | soic16 | USB to UART bridge | usb,uart,ttl,串口,转串口 | 5:UD+:b 6:UD-:b - 7:XI 8:XO:o - 15:R232 | 2:TXD 3:RXD:i 14:~RTS 9:~CTS:i 13:~DTR 10:~DSR:i 11:~RI:i 12:~DCD:i | 16:VCC 4:V3:p | 1:GND
CH340N | soic8 | USB to UART bridge, 8 pins | usb,uart,ttl,串口,转串口 | 1:UD+:b 2:UD-:b | 6:TXD 7:RXD:i 4:~RTS | 5:VCC 8:V3:p | 3:GND
CP2102 | qfn28 | USB to UART bridge | usb,uart,ttl,串口,转串口 | 4:D+:b 5:D-:b 8:VBUS 7:REGIN:w - 9:~RST:b 12:SUSPEND:o 11:~SUSPEND:o - 10:NC:n 13..22:NC:n | 26:TXD 25:RXD:i 24:~RTS 23:~CTS:i 28:~DTR 27:~DSR:i 1:~DCD:i 2:~RI:i | 6:VDD:W | 3:GND 29:EP
FT232RL | ssop28 | USB to UART bridge | usb,uart,ttl,串口,转串口 | 15:USBDP:b 16:USBDM:b - 19:~RESET 27:OSCI 28:OSCO:o 26:TEST 8:NC:n 24:NC:n | 1:TXD 5:RXD:i 3:~RTS 11:~CTS:i 2:~DTR 9:~DSR:i 10:~DCD:i 6:~RI:i - 23:CBUS0:b 22:CBUS1:b 13:CBUS2:b 14:CBUS3:b 12:CBUS4:b | 20:VCC 4:VCCIO 17:3V3OUT:W | 25:AGND 7,18,21:GND
TCA9548A | tssop24 | 8-channel I2C multiplexer | i2c,mux,多路复用 | 22:SCL 23:SDA:b 3:~RESET - 1:A0 2:A1 21:A2 | 4:SD0:b 5:SC0:b 6:SD1:b 7:SC1:b 8:SD2:b 9:SC2:b 10:SD3:b 11:SC3:b 13:SD4:b 14:SC4:b 15:SD5:b 16:SC5:b 17:SD6:b 18:SC6:b 19:SD7:b 20:SC7:b | 24:VCC | 12:GND
PCF8574 PCF8574A | soicw16 | 8-bit port expander, I2C | i2c,gpio,扩展 | 14:SCL 15:SDA:b 13:~INT:c - 1:A0 2:A1 3:A2 | 4:P0:b 5:P1:b 6:P2:b 7:P3:b 9:P4:b 10:P5:b 11:P6:b 12:P7:b | 16:VDD | 8:VSS
MCP23017 | soicw28 | 16-bit port expander, I2C | i2c,gpio,扩展 | 12:SCL 13:SDA:b 18:~RESET 20:INTA:o 19:INTB:o - 15:A0 16:A1 17:A2 11:NC:n 14:NC:n | 21..28:GPA0:b - 1..8:GPB0:b | 9:VDD | 10:VSS
`,
);

const converters = icTable(
  { library: "converter-data", keywords: "data converter,转换器" },
  `
ADS1115 ADS1015 | msop10 | 4-channel analog-to-digital converter, I2C | adc,i2c,模数转换 | 4:AIN0 5:AIN1 6:AIN2 7:AIN3 1:ADDR | 9:SDA:b 10:SCL:i 2:ALERT/RDY:c | 8:VDD | 3:GND
MCP3008 | soic16 | 8-channel 10-bit analog-to-digital converter, SPI | adc,spi,模数转换 | 1..8:CH0 15:VREF | 13:CLK:i> 12:DOUT:t 11:DIN:i 10:~CS/SHDN:i | 16:VDD | 14:AGND 9:DGND
MCP3201 | soic8 | 12-bit analog-to-digital converter, SPI | adc,spi,模数转换 | 2:IN+ 3:IN- 1:VREF | 7:CLK:i> 6:DOUT:t 5:~CS/SHDN:i | 8:VDD | 4:VSS
MCP4725 | sot23-6 | 12-bit digital-to-analog converter, I2C | dac,i2c,数模转换 | 5:SCL 4:SDA:b 6:A0 | 1:VOUT | 3:VDD | 2:VSS
MCP4921 | soic8 | 12-bit digital-to-analog converter, SPI | dac,spi,数模转换 | 2:~CS 3:SCK:i> 4:SDI 5:~LDAC | 8:VOUT - 6:VREF:i | 1:VDD | 7:VSS
MCP4922 | soic14 | Dual 12-bit digital-to-analog converter, SPI | dac,spi,数模转换 | 3:~CS 4:SCK:i> 5:SDI 8:~LDAC 9:~SHDN 2:NC:n 6:NC:n 7:NC:n | 14:VOUTA 13:VREFA:i - 10:VOUTB 11:VREFB:i | 1:VDD | 12:VSS
HX711 | soic16 | 24-bit analog-to-digital converter for load cells | adc,scale,称重,模数转换 | 8:INA+ 7:INA- 10:INB+ 9:INB- 4:VFB 2:BASE:o 6:VBG:o | 12:DOUT 11:PD_SCK:i 15:RATE:i 14:XI:i 13:XO | 1:VSUP 3:AVDD 16:DVDD | 5:AGND
`,
);

const clocks = icTable(
  { library: "clock", keywords: "rtc,real-time clock,i2c,实时时钟" },
  `
DS1307 | soic8 | Real-time clock, I2C | | 1:X1 2:X2 6:SCL 5:SDA:b | 7:SQW/OUT:c | 8:VCC 3:VBAT | 4:GND
DS3231 | soicw16 | Real-time clock with temperature-compensated oscillator, I2C | | 16:SCL 15:SDA:b 4:~RST:b - 5,6,7,8,9,10,11,12:NC:w | 1:32KHZ:c 3:~INT/SQW:c | 2:VCC 14:VBAT | 13:GND
PCF8563 | soic8 | Real-time clock, I2C | | 1:OSCI 2:OSCO:o 6:SCL 5:SDA:b | 7:CLKOUT:c 3:~INT:c | 8:VDD | 4:VSS
`,
);

const drivers = icTable(
  { library: "driver", keywords: "driver,驱动" },
  `
ULN2003A | soic16 | 7 Darlington drivers, open collector | relay,darlington,继电器,达林顿 | 1..7:IN1 | 16..10:OUT1:c 9:COM:p | | 8:GND
ULN2803A | soicw18 | 8 Darlington drivers, open collector | relay,darlington,继电器,达林顿 | 1..8:IN1 | 18..11:OUT1:c 10:COM:p | | 9:GND
L293D | dip16 | Dual H-bridge motor driver, 600 mA | motor,h-bridge,电机 | 1:EN1,2 2:IN1 7:IN2 - 9:EN3,4 10:IN3 15:IN4 | 3:OUT1 6:OUT2 - - 11:OUT3 14:OUT4 | 16:VCC1 8:VCC2 | 4,5,12,13:GND
L298N | to220-15 | Dual H-bridge motor driver, 2 A | motor,h-bridge,电机 | 5:IN1 7:IN2 6:ENA - 10:IN3 12:IN4 11:ENB | 2:OUT1 3:OUT2 1:SENSEA:p - 13:OUT3 14:OUT4 15:SENSEB:p | 9:VSS 4:VS | 8:GND
DRV8833PWP | htssop16 | Dual H-bridge motor driver, 1.5 A | motor,h-bridge,电机 | 16:AIN1 15:AIN2 9:BIN1 10:BIN2 - 1:~SLEEP 8:~FAULT:c | 2:AOUT1 4:AOUT2 3:AISEN:p 7:BOUT1 5:BOUT2 6:BISEN:p 14:VINT:p 11:VCP:p | 12:VM | 13:GND 17:EP
TB6612FNG | ssop24 | Dual H-bridge motor driver, 1.2 A | motor,h-bridge,电机 | 21:AIN1 22:AIN2 23:PWMA - 17:BIN1 16:BIN2 15:PWMB - 19:STBY | 1,2:AO1 5,6:AO2 - 11,12:BO1 7,8:BO2 | 20:VCC 13,14,24:VM | 18:GND 3,4:PGND1 9,10:PGND2
IR2104 | soic8 | Half-bridge gate driver, 600 V | mosfet,half-bridge,半桥,栅极驱动 | 2:IN 3:~SD | 8:VB:p 7:HO 6:VS:p 5:LO | 1:VCC | 4:COM
IR2110 IR2113 | dip14 | High and low side gate driver | mosfet,half-bridge,半桥,栅极驱动 | 10:HIN 12:LIN 11:SD 4:NC:n 8:NC:n 14:NC:n | 6:VB:p 7:HO 5:VS:p 1:LO | 9:VDD 3:VCC | 13:VSS 2:COM
TC4427 | soic8 | Dual gate driver, 1.5 A | mosfet,栅极驱动 | 2:INA 4:INB 1:NC:n | 7:OUTA 5:OUTB 8:NC:n | 6:VDD | 3:GND
MAX7219 | soicw24 | Driver of 8-digit LED displays, SPI | led,display,数码管,点阵 | 1:DIN 13:CLK:i> 12:LOAD 18:ISET:p | 2:DIG0 11:DIG1 6:DIG2 7:DIG3 3:DIG4 10:DIG5 5:DIG6 8:DIG7 - 14:SEGA 16:SEGB 20:SEGC 23:SEGD 21:SEGE 15:SEGF 17:SEGG 22:SEGDP - 24:DOUT | 19:V+ | 4,9:GND
PCA9685 | tssop28 | 16-channel PWM driver, I2C | led,servo,pwm,舵机 | 26:SCL 27:SDA:b 25:EXTCLK 23:~OE - 1..5:A0 24:A5 | 6..13:LED0 15..22:LED8 | 28:VDD | 14:VSS
WS2812B | LED_SMD:LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm | RGB LED with controller | led,neopixel,rgb,全彩,灯珠 | 4:DIN | 2:DOUT | 1:VDD | 3:VSS
`,
);

export const MEMORY_AND_INTERFACE: readonly SymbolEntry[] = [
  ...memory,
  ...transceivers,
  ...converters,
  ...clocks,
  ...drivers,
];
